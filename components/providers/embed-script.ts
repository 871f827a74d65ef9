import { settings } from '../base/settings.ts';

/** The booking provider's embed script; it defines the global `FH`. */
export const embedScriptUrl = `${settings.booking.origin}/embeds/api/v1/?autolightframe=yes`;
