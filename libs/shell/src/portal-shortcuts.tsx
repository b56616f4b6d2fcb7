import { type ReactNode } from 'react';
import { Shortcuts } from '@site/ui';
import { useDeviceSetting } from './device/use-device-setting';

const OFF = 'off';

/** Shortcuts of a portal, which can be turned off for this browser. */
export function PortalShortcuts({ children }: { children: ReactNode }) {
  const [keys, setKeys] = useDeviceSetting('keys');
  return (
    <Shortcuts isOn={keys !== OFF} onSwitch={(isOn) => setKeys(isOn ? null : OFF)}>
      {children}
    </Shortcuts>
  );
}
