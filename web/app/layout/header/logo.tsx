import { useLanguage, useText } from '../../i18n/text.tsx';
import { homePath } from '../../paths/build-path.ts';
import { LogoMark } from '../../ui/icon/logo-mark.tsx';
import type { PictureData } from '../../ui/picture/picture-data.ts';
import { Picture } from '../../ui/picture/picture.tsx';

type LogoProps = {
  agencyName: string;
  /** Replaces the agency's mark and name on this page. */
  picture: PictureData | undefined;
};

export function Logo({ agencyName, picture }: LogoProps) {
  const t = useText();
  return (
    <a
      href={homePath(useLanguage())}
      aria-label={t('header.homeLabel', { agency: agencyName })}
      className="logo"
    >
      {picture ? (
        <Picture picture={picture} sizes="250px" />
      ) : (
        <>
          <LogoMark />
          <span>{agencyName}</span>
        </>
      )}
    </a>
  );
}
