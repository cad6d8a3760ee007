import type { AgencyLogo } from '../content/cms/pictures/agency-pictures.server.ts';
import { LogoMark } from '../ui/icon/logo-mark.tsx';
import { Picture } from '../ui/picture/picture.tsx';

const sizes = '250px';

type AgencyLogoProps = { agency: { name: string; logo: AgencyLogo | undefined } };

export function AgencyLogo({ agency: { name, logo } }: AgencyLogoProps) {
  if (!logo) {
    return (
      <>
        <LogoMark />
        <span>{name}</span>
      </>
    );
  }
  return (
    <>
      <span className="logo-usual">
        <Picture picture={logo.picture} sizes={sizes} />
      </span>
      {logo.onDark && (
        <span className="logo-on-dark">
          <Picture picture={logo.onDark} sizes={sizes} />
        </span>
      )}
    </>
  );
}
