/**
 * Sends with each save the versions of the files that this page has opened, so that the server refuses to overwrite what others
 * have written since: another program or tab, also while the server was not running. Decap has no interface for it.
 * @param proxy path of the server's proxy
 */
export function sendVersions(proxy: string): void {
  const versions: Record<string, string | null> = {};
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (input !== proxy || typeof init?.body !== 'string') return send(input, init);
    const call = JSON.parse(init.body) as { params: object };
    const body = JSON.stringify({ ...call, params: { ...call.params, versions } });
    const response = await send(input, { ...init, body });
    const answer = (await response.clone().json()) as { versions?: typeof versions } | null;
    Object.assign(versions, answer?.versions);
    return response;
  };
}
