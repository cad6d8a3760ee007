/** Adds a third-party script once; the content security policy allows configured hosts only. */
export function injectScript(address: string): void {
  if (document.querySelector(`script[src="${address}"]`)) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.appendChild(script);
}
