import {
  CalendarCheck,
  CarFront,
  Check,
  FileCheck,
  FileText,
  Gauge,
  Headset,
  KeyRound,
  Landmark,
  LifeBuoy,
  Lock,
  type LucideIcon,
  MapPin,
  ReceiptText,
  ShieldCheck,
  Smartphone,
  Truck,
  Wallet,
  Wrench,
  Zap,
} from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
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
