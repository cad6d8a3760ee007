import { RenderModules } from '../modules/render-modules.tsx';
import { LoginForm } from '../../portal/login/login-form.tsx';
import { OpeningEnd } from '../../ui/page/opening-end.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import type { LoginPageData } from './load-login-page.server.ts';

export function LoginPage({ page }: { page: LoginPageData }) {
  return (
    <>
      <PageHeading page={page} />
      <RenderModules modules={page.modules}>
        <div className="wrap">
          <LoginForm form={page.login} />
          <OpeningEnd />
        </div>
      </RenderModules>
    </>
  );
}
