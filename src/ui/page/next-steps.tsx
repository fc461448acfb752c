import { useRouter } from '@tanstack/react-router'
import type { Locale } from '~/contract/locale'
import { hasRoute } from '~/lib/has-route'
import { addressText } from '~/lib/site-address'
import { type PageAddress, PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'

export interface NextStep {
  /** «先动手», «再商量». */
  kicker: string
  title: string
  link: string
  to: PageAddress
}

/** At most two next steps side by side. A step without a page is omitted. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const router = useRouter()
  const visibleSteps = steps.filter(({ to }) => hasRoute(router, to.path))
  return (
    <div className="next-steps">
      {visibleSteps.map(({ kicker, title, link, to }) => (
        <PageLink key={title} to={to}>
          <span className="note">{kicker}</span>
          <b>{phrased(title)}</b>
          <span className="tlink">{link}</span>
        </PageLink>
      ))}
    </div>
  )
}

/** Related pages in one row at the end of a plate, followed by a link to all of them. */
export function RelatedPages({
  label,
  pages,
  all
}: {
  label: string
  pages: readonly { name: string; lang?: Locale | undefined; to: PageAddress }[]
  all?: { name: string; to: PageAddress }
}) {
  return (
    <p className="related-pages">
      <span className="muted">{label}</span>
      {pages.map(({ name, lang, to }) => (
        <PageLink key={addressText(to)} to={to}>
          {lang ? <span lang={lang}>{name}</span> : name}
        </PageLink>
      ))}
      {all ? (
        <PageLink to={all.to} className="tlink">
          {all.name}
        </PageLink>
      ) : null}
    </p>
  )
}
