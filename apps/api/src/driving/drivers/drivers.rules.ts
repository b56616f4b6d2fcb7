/**
 * Months that a driver's data stays after the last day: a fine's notice may take up to
 * 360 days to come (CTB art. 282, § 6º), and its answer names the driver.
 */
export const DRIVER_KEPT_MONTHS = 12;

/**
 * Days after which a person without a photo is deleted: that person never was a driver.
 */
export const WITHOUT_PHOTO_DAYS = 30;
