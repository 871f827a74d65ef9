/** The booking provider: the calendar in a frame, an item's calendar, the company's page, the embed script (spec section 7). */
import { formFields, type Provider, type Reply, script, text } from './call.ts';
import { html, page } from './html.ts';

const embedScript = `(function () {
  if (window.FH) return;
  var home = document.currentScript.src;
  window.FH = {
    open: function (options) {
      var item = options.view && options.view.item;
      var path = '/embeds/book/' + options.shortname + (item ? '/items/' + item + '/calendar/' : '/');
      window.open(new URL(path + '?flow=' + (options.flow || '') + '&full-items=yes', home), '_blank');
      return true;
    },
    close: function () {}
  };
})();
`;

export const booking: Provider = {
  handle(call, keep) {
    if (call.path === '/embeds/api/v1/')
      // Cacheable like the real one. Pages preload it, and a preload that may not be stored and is not read never completes.
      return script(embedScript, { 'Cache-Control': 'public, max-age=300' });
    const frame = /^\/embeds\/calendar\/([\w.-]+)\/$/.exec(call.path);
    const item = /^\/embeds\/book\/([\w.-]+)\/items\/(\d+)\/calendar\/$/.exec(call.path);
    const company = /^\/embeds\/book\/([\w.-]+)\/$/.exec(call.path);
    const name = (frame ?? item ?? company)?.[1];
    if (name === undefined)
      return call.path.startsWith('/embeds/book') || call.path.startsWith('/embeds/calendar')
        ? text(404, 'Unknown calendar')
        : undefined;
    if (!/^\d+$/.test(call.query.get('flow') ?? '')) return text(400, 'The flow must be a number');
    const items = item?.[2] ?? call.query.get('items') ?? 'all tours';
    if (call.method !== 'POST') return calendar(items, call.now);
    const choice = formFields(call);
    keep({
      provider: 'booking',
      what: `a booking of item ${items}`,
      data: { company: name, items, ...choice },
    });
    return page(
      'You are booked',
      html`<p>Item ${items} on ${choice.date ?? 'a day'} for ${choice.guests ?? '1'}.</p>`,
    );
  },
};

function calendar(items: string, now: number): Reply {
  const days = weekend(now).map(
    (day, index) =>
      html`<label><input type="radio" name="date" value="${day}" ${index === 0 ? 'checked' : ''}> ${day}</label>`,
  );
  return page(
    'Booking calendar',
    html`<form method="post"><p>Item: ${items}</p>
<fieldset><legend>Day</legend>${days}</fieldset>
<label>Guests <input type="number" name="guests" min="1" max="15" value="2"></label>
<button>Book</button></form>`,
  );
}

/** The next six Saturdays and Sundays. */
function weekend(now: number): string[] {
  const days = Array.from({ length: 22 }, (_, index) => new Date(now + (index + 1) * 86_400_000));
  return days
    .filter((day) => [0, 6].includes(day.getUTCDay()))
    .slice(0, 6)
    .map((day) => day.toISOString().slice(0, 10));
}
