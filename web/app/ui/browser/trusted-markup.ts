type Policy = { createHTML: (markup: string) => string; createScriptURL: (address: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

const same = (text: string) => text;

/** The one policy that pages allow (`trusted-types site`); undefined on the server and where browsers have none. */
const policy = (Reflect.get(globalThis, 'trustedTypes') as Factory | undefined)?.createPolicy('site', {
  createHTML: same,
  createScriptURL: same,
});

/** Only for markup that our own server rendered or our files contain. A string, as the DOM's types know no other. */
export function trustedMarkup(markup: string): string {
  return policy ? policy.createHTML(markup) : markup;
}

export function trustedScript(address: string): string {
  return policy ? policy.createScriptURL(address) : address;
}
