import { expect, test, vi } from 'vitest';
import { noSources } from '../../page-needs.ts';
import type { ContentView, Platform } from '../../platform.server.ts';
import { contentSecurityPolicy, studioOriginsOf } from './content-security-policy.server.ts';
import { withDefaultHeaders, withSecurityHeaders } from './security-headers.server.ts';

const options = {
  nonce: 'abc123',
  studioOrigins: [],
  allowedSources: noSources,
};

test('the policy allows inline scripts and styles by nonce alone', () => {
  const policy = contentSecurityPolicy(options);
  expect(policy).toContain("script-src 'self' 'nonce-abc123';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("img-src 'self' data:;");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('the policy of a page in the Studio names the Studio and lets its tools run', () => {
  const policy = contentSecurityPolicy({ ...options, studioOrigins: ['https://studio.example'] });
  expect(policy).toContain('frame-ancestors https://studio.example');
  expect(policy).toContain("img-src 'self' data: https://studio.example;");
  expect(policy).toContain("script-src 'self' 'nonce-abc123' 'strict-dynamic';");
});

test('what a page needs from elsewhere is allowed by host, and nothing besides', () => {
  const allowedSources = {
    script: ['https://tags.example'],
    connect: ['https://events.example'],
    image: ['https://pixel.example'],
    media: ['https://films.example'],
    frame: ["'self'"],
    frameAncestors: ["'self'"],
    markupWriters: [],
  };
  const policy = contentSecurityPolicy({ ...options, allowedSources });
  expect(policy).toContain("script-src 'self' 'nonce-abc123' https://tags.example;");
  expect(policy).toContain("connect-src 'self' https://events.example;");
  expect(policy).toContain("img-src 'self' data: https://pixel.example;");
  expect(policy).toContain("media-src 'self' https://films.example;");
  expect(policy).toContain("frame-src 'self';");
  expect(policy).toMatch(/frame-ancestors 'self'(;|$)/);
});

test('a Studio on this machine may spell it either way, one elsewhere only as it is set', () => {
  expect(studioOriginsOf('http://localhost:3333')).toEqual([
    'http://localhost:3333',
    'http://127.0.0.1:3333',
  ]);
  expect(studioOriginsOf('https://studio.example/desk')).toEqual(['https://studio.example']);
  expect(studioOriginsOf('')).toEqual([]);
});

function headersFor(view: ContentView): Headers {
  const settings = { SANITY_STUDIO_URL: 'https://studio.example' };
  const platform = {
    nonce: 'n',
    requestId: 'r',
    settings,
    view,
  };
  return withSecurityHeaders(new Response('page'), platform as unknown as Platform).headers;
}

test('only the Studio’s own preview can be framed; no draft is cached or indexed', () => {
  const visitor = headersFor({ kind: 'published' });
  expect(visitor.get('Cache-Control')).toBeNull();
  expect(visitor.get('X-Robots-Tag')).toBeNull();
  const linked = headersFor({ kind: 'link', documentId: 'page', until: new Date(0) });
  const framed = headersFor({ kind: 'studio' });
  for (const headers of [visitor, linked]) {
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  }
  expect(framed.get('Content-Security-Policy')).toContain('frame-ancestors https://studio.example');
  for (const headers of [linked, framed]) {
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
  }
});

test('script may insert trusted markup only, where every script of the page is ours', () => {
  vi.stubEnv('DEV', false);
  const enforced = "require-trusted-types-for 'script'; trusted-types site";
  expect(contentSecurityPolicy(options)).toContain(enforced);
  const withTag = { ...options, allowedSources: { ...noSources, script: ['https://tags.example'] } };
  const withLibrary = { ...options, allowedSources: { ...noSources, markupWriters: ['leaflet'] } };
  const inStudio = { ...options, studioOrigins: ['https://studio.example'] };
  for (const given of [withTag, withLibrary, inStudio])
    expect(contentSecurityPolicy(given)).not.toContain('trusted-types');
});

test('browsers are told where to report what the policy stops, except in the Studio', () => {
  for (const view of [
    { kind: 'published' },
    { kind: 'link', documentId: 'page', until: new Date(0) },
  ] as const) {
    const headers = headersFor(view);
    const [, group = '-', address = '-'] =
      /^(\w+)="([^"]+)"$/.exec(headers.get('Reporting-Endpoints') ?? '') ?? [];
    expect(headers.get('Content-Security-Policy')).toContain(`; report-uri ${address}; report-to ${group}`);
    expect(address).toMatch(/^\/api\//);
  }
  const framed = headersFor({ kind: 'studio' });
  expect(framed.get('Content-Security-Policy')).not.toContain('report');
  expect(framed.get('Reporting-Endpoints')).toBeNull();
});

test('what no page or endpoint made gets every header, and keeps those it has', () => {
  const plain = withDefaultHeaders(new Response('Bad request', { status: 400 })).headers;
  expect(Object.fromEntries(plain)).toEqual({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("script-src 'none'") as string,
    'content-type': 'text/plain;charset=UTF-8',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringContaining('max-age=') as string,
    'x-content-type-options': 'nosniff',
  });
  const own = { 'Cache-Control': 'public, max-age=300', 'Cross-Origin-Resource-Policy': 'cross-origin' };
  const picture = withDefaultHeaders(new Response('…', { headers: own })).headers;
  expect(picture.get('Cache-Control')).toBe('public, max-age=300');
  expect(picture.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
});

test('a refusal of the router names the methods there are, and one of an endpoint keeps its own', () => {
  const allowed = (init: ResponseInit) => withDefaultHeaders(new Response(null, init)).headers.get('Allow');
  expect(allowed({ status: 405 })).toBe('GET, HEAD');
  expect(allowed({ status: 405, headers: { Allow: 'POST' } })).toBe('POST');
  expect(allowed({})).toBeNull();
});
