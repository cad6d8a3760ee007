import { RenderModules } from '../modules/render-modules.tsx';
import { LoginForm } from '../../portal/login/login-form.tsx';
import { PageOpening } from '../opening/page-opening.tsx';
import type { LoginPageData } from './load-login-page.server.ts';

export function LoginPage({ page }: { page: LoginPageData }) {
  return (
    <>
      <PageOpening page={page} />
      <RenderModules modules={page.modules}>
        <div className="wrap">
          <LoginForm form={page.login} />
        </div>
      </RenderModules>
    </>
  );
}
