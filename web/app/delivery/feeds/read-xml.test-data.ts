/** The root of a document, for tests that run in jsdom. @throws Error for one that is not well-formed */
export function readXml(text: string): Element {
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
  const problem = documentElement.querySelector('parsererror');
  if (problem) throw new Error(problem.textContent);
  return documentElement;
}
