import { Link, useLocation, useRouter, useRouterState } from '@tanstack/react-router'
import { SocialLinks } from '~/content/social-links'
import { vendor } from '~/content/vendor'
import { statusPage } from '~/content/vendor/service'
import { slotReader } from '~/content/vendor/slot'
import { socialAccounts } from '~/content/vendor/social-accounts'
import { VendorPhone } from '~/content/vendor-phone'
import { brand } from '~/contract/brand'
import { documentsVersion, privacyStatementVersion, siteVersion } from '~/contract/limits'
import { originalLocale } from '~/contract/locale'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { useCachedMarkup } from '~/ui/cached-markup'
import { Logo } from '~/ui/logo'
import { phrased } from '~/ui/phrased'
import { Sheet } from '~/ui/sheet'
import { currentLinks, footerNavigation, linksOf, visibleMenu } from './navigation'
import { NavigationAnchor } from './navigation-anchor'
import { useLinkVisibility } from './use-link-visibility'

/** The footer: link columns, contacts, and the drawing's title block with the filing notices (spec §3). */
export function Footer() {
  const { forumUrl } = useLinkVisibility()
  const location = useLocation()
  const marked = import.meta.env.SSR && currentLinks(linksOf(footerNavigation(forumUrl)), location)
  const kept = useCachedMarkup(`footer ${forumUrl} ${marked}`, () => <Columns />)
  return (
    <footer className="ft">
      <Sheet>
        {kept === undefined ? (
          <div className="ft-columns">
            <Columns />
          </div>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from the same component
          <div className="ft-columns" dangerouslySetInnerHTML={{ __html: kept }} />
        )}
        <TitleBlock />
        <Legal />
      </Sheet>
    </footer>
  )
}

function Columns() {
  const visibility = useLinkVisibility()
  const accounts = socialAccounts()
  const status = slotReader()(statusPage)
  const columns = footerNavigation(visibility.forumUrl)
    .map((menu) => visibleMenu(menu, visibility))
    .filter(({ groups }) => groups.length > 0)
  return (
    <>
      <div className="ft-about">
        <Logo />
        <p>{m.shell_description({ brand })}</p>
        <img className="ft-qr" src="/qr.svg" width="128" height="128" loading="lazy" alt={m.shell_qr_alt()} />
      </div>
      {columns.map((menu) => (
        <div key={menu.label()}>
          <h2 className="note">{phrased(menu.label())}</h2>
          <ul>
            {menu.groups
              .flatMap(({ links }) => links)
              .map((link) => (
                <li key={link.label()}>
                  <NavigationAnchor link={link} />
                </li>
              ))}
          </ul>
        </div>
      ))}
      <div className="ft-contact">
        <h2 className="note">{phrased(m.shell_contact())}</h2>
        <dl>
          <dt>{m.shell_phone()}</dt>
          <dd>
            <VendorPhone />
          </dd>
          <dt>{m.shell_email()}</dt>
          <dd>
            <a href={`mailto:${vendor.email}`}>{vendor.email}</a>
          </dd>
          {accounts.length > 0 && <dt>{m.shell_follow()}</dt>}
          <SocialLinks accounts={accounts} />
          {status && <dt>{m.shell_status()}</dt>}
          {status && (
            <dd>
              <a href={status.value} target="_blank" rel="noopener">
                {new URL(status.value).host}
              </a>
            </dd>
          )}
        </dl>
      </div>
    </>
  )
}

/** A drawing's title block: the sheet's name, versions, dates. */
function TitleBlock() {
  const locale = useLocale()
  const privacyDay = formatDay(privacyStatementVersion, locale)
  const sheet = useRouterState({
    select: (state) => {
      const titles = state.matches.flatMap((match) => match.meta ?? []).flatMap((tag) => (tag?.title ? [tag.title] : []))
      return titles.at(-1)?.split(' | ')[0]
    }
  })
  return (
    <dl className="ft-block">
      <div className="ft-sheet">
        <dt>{m.shell_block_name()}</dt>
        <dd>{sheet}</dd>
      </div>
      <div>
        <dt>{m.shell_block_version()}</dt>
        <dd>{siteVersion}</dd>
      </div>
      <div>
        <dt>{m.shell_block_documents()}</dt>
        <dd>{documentsVersion}</dd>
      </div>
      <div>
        <dt>{m.shell_block_since()}</dt>
        <dd>{vendor.foundedYear}</dd>
      </div>
      <div>
        <dt>{m.shell_block_privacy()}</dt>
        <dd>
          <Link to="/privacy" aria-label={`${m.shell_block_privacy()} ${privacyDay}`}>
            {privacyDay}
          </Link>
        </dd>
      </div>
    </dl>
  )
}

/**
 * Copyright and the filing notices of the host profile; notices without text are hidden. While the build has samples, one line says
 * that this is a demonstration.
 */
function Legal() {
  const { site, isDemonstration } = useRouter().options.context
  const filings = (site ? [site.icp, site.security] : []).filter(({ text }) => text !== '')
  // Filing notices keep their original language.
  const language = (text: string) => (/\p{Script=Han}/u.test(text) ? originalLocale : undefined)
  return (
    <div className="ft-legal">
      <span>© {brand}</span>
      {filings.map(({ text, url }) =>
        url ? (
          <a key={text} href={url} lang={language(text)} target="_blank" rel="noopener">
            {text}
          </a>
        ) : (
          <span key={text} lang={language(text)}>
            {text}
          </span>
        )
      )}
      {isDemonstration && <p>{m.shell_demonstration()}</p>}
    </div>
  )
}
