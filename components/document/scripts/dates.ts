/** Month of the urgency banner and year of the copyright by the visitor's own clock; the page was built on an earlier day. */
import { urgencyMonth } from '../banner/urgency-month.ts';

const now = new Date();
const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-');
for (const place of document.querySelectorAll('[data-urgency-month]')) place.textContent = urgencyMonth(day);
for (const place of document.querySelectorAll('[data-year]')) place.textContent = String(now.getFullYear());
