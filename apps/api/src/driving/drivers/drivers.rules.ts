/**
 * Months that a driver's data stays after the last day: a fine's notification may take up
 * to 360 days to come (CTB art. 282, § 6º), and names who drove.
 */
export const DRIVER_KEPT_MONTHS = 12;

/** Days after which who never got a photo goes: that person was never a driver. */
export const WITHOUT_PHOTO_DAYS = 30;
