/** The dialogs of device-parts.tsx, which the user menu opens. */
export type DeviceDialog = 'shortcuts' | 'log-out';
