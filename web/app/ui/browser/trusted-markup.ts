type Policy = { createHTML: (markup: string) => string; createScriptURL: (address: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

const same = (text: string) => text;

/** The one policy that pages allow (`trusted-types site`); undefined on the server and where browsers have none. */
const policy = (Reflect.get(globalThis, 'trustedTypes') as Factory | undefined)?.createPolicy('site', {
  createHTML: same,
  createScriptURL: same,
});

/**
 * Vouches for markup that script inserts, which pages refuse otherwise: only for what our own server rendered, or our own
 * files contain. Typed as text, since the types of the DOM know no other.
 */
export function trustedMarkup(markup: string): string {
  return policy ? policy.createHTML(markup) : markup;
}

/** Does the same for the address of a script of ours. */
export function trustedScript(address: string): string {
  return policy ? policy.createScriptURL(address) : address;
}
