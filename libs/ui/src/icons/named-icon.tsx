import { type ReactNode } from 'react';
import { MapPin } from './drawings/acts';
import {
  CalendarCheck,
  CarFront,
  FileCheck,
  Headset,
  KeyRound,
  Landmark,
  ReceiptText,
  ShieldCheck,
  Smartphone,
  Wrench,
  Zap,
} from './drawings/content';
import { Check } from './drawings/frame';
import { FileText, Gauge, LifeBuoy, Lock, Truck, Wallet } from './drawings/member';

const ICONS: Readonly<Record<string, () => ReactNode>> = {
  'calendar-check': CalendarCheck,
  'car-front': CarFront,
  check: Check,
  'file-check': FileCheck,
  'file-text': FileText,
  gauge: Gauge,
  headset: Headset,
  'key-round': KeyRound,
  landmark: Landmark,
  'life-buoy': LifeBuoy,
  lock: Lock,
  'map-pin': MapPin,
  'receipt-text': ReceiptText,
  'shield-check': ShieldCheck,
  smartphone: Smartphone,
  truck: Truck,
  wallet: Wallet,
  wrench: Wrench,
  zap: Zap,
};

/**
 * An icon named by the CMS (Lucide's kebab-case name); a name outside the set shows a
 * check mark.
 */
export function NamedIcon({ name }: { name: string }) {
  const Icon = Object.hasOwn(ICONS, name) ? (ICONS[name] ?? Check) : Check;
  return <Icon />;
}
