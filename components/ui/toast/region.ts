/** Attributes of the region for toasts, in the HTML and where a script adds it again. */
export const regionAttributes = { id: 'toasts', popover: 'manual', 'aria-label': 'Notifications' } as const;
