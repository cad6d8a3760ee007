import { useLanguage, useText } from '../../content/i18n/text.tsx';
import { homePath } from '../../content/paths/build-path.ts';
import type { PictureData } from '../../ui/picture/picture-data.ts';
import { AgencyLogo } from '../agency-logo.tsx';
import type { HeaderData } from '../layout-data.ts';

type LogoProps = {
  agency: HeaderData['agency'];
  /** Replaces the agency's logo on this page. */
  picture: PictureData | undefined;
};

export function Logo({ agency, picture }: LogoProps) {
  const t = useText();
  const shown = picture ? { ...agency, logo: { picture, onDark: undefined } } : agency;
  return (
    <a
      href={homePath(useLanguage())}
      aria-label={t('header.homeLabel', { agency: agency.name })}
      className="logo"
    >
      <AgencyLogo agency={shown} />
    </a>
  );
}
