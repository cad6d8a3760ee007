const pages = ['/nl/', '/fr/a-vendre/', '/en/for-sale/', '/nl/property/2102/', '/nl/contact/'];

/** The pages, one of each important kind, that are not there from end to end. */
export async function findBrokenPages(site: string): Promise<string[]> {
  const broken: string[] = [];
  for (const path of pages) {
    const response = await fetch(`${site}${path}`);
    const html = await response.text();
    if (response.status !== 200 || !html.includes('<footer') || !html.includes('</html>'))
      broken.push(`${String(response.status)} ${path}`);
  }
  return broken;
}
