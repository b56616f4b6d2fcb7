import { useState } from 'react';
import { useSiteActions } from '../site-actions';
import { type DeviceSetting } from './device-settings';

/** A setting of this browser and the function that changes it; null is 'not set'. */
export function useDeviceSetting(
  name: DeviceSetting,
): [value: string | null, set: (value: string | null) => void] {
  const { settings } = useSiteActions();
  const [value, setValue] = useState(() => settings.read(name));
  const set = (next: string | null) => {
    settings.write(name, next);
    setValue(next);
  };
  return [value, set];
}
