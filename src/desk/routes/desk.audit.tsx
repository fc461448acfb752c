import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { m } from '~/paraglide/messages'
import { pageSearch, text } from '../page-search'

export const Route = createFileRoute('/desk/audit')({
  validateSearch: pageSearch({ log: text }),
  staticData: { deskPage: { name: m.desk_audit_name, about: m.desk_about_audit } },
  component: lazyRouteComponent(() => import('../audit/audit-page'), 'AuditPage')
})
