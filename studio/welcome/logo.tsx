import { env } from '../env.ts';

/** The mark that the site shows in browser tabs. */
export function Logo() {
  return <img src={`${env.siteUrl}/favicon.svg`} alt="" style={{ width: '100%', height: '100%' }} />;
}
