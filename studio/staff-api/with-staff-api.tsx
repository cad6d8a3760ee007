import { useEffect, useState } from 'react';
import { definePlugin, type LayoutProps, useClient } from 'sanity';
import { apiVersion } from '../content/use-content.ts';
import { env } from '../env.ts';
import { createStaffApi } from './staff-api.ts';
import { StaffApiContext } from './use-staff-api.ts';

function WithStaffApi(props: LayoutProps) {
  const client = useClient({ apiVersion });
  const [api] = useState(() => createStaffApi({ client, siteUrl: env.siteUrl }));
  useEffect(() => api.close, [api]);
  return <StaffApiContext value={api}>{props.renderDefault(props)}</StaffApiContext>;
}

/** Opens one session with the site for all tools, which ends when the Studio does. */
export const staffApi = definePlugin({
  name: 'staff-api',
  studio: { components: { layout: WithStaffApi } },
});
