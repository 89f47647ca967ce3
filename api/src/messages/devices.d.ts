// Written from messages/en/devices.json by `npm run generate`.

export interface Devices {
  device: {
    /** {browser} on {system} */
    browserOn(values: { browser: string; system: string }): string;
    /** Unknown device */
    unknown(): string;
  };
}

declare const devices: Record<'en' | 'ja', Devices>;
export default devices;
