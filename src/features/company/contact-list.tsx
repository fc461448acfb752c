import { SocialLinks } from '~/content/social-links'
import { vendor } from '~/content/vendor'
import { socialAccounts } from '~/content/vendor/social-accounts'
import { VendorPhone } from '~/content/vendor-phone'
import { m } from '~/paraglide/messages'
import './company.css'

/** The vendor's contacts. @param security name of the contact for vulnerabilities, shown if there is one */
export function ContactList({ security }: { security: string }) {
  const accounts = socialAccounts()
  const { address } = vendor.securityContact
  return (
    <dl className="contact-list">
      <div>
        <dt className="note">{m.shell_email()}</dt>
        <dd>
          <a href={`mailto:${vendor.email}`}>{vendor.email}</a>
        </dd>
      </div>
      <div>
        <dt className="note">{m.shell_phone()}</dt>
        <dd>
          <VendorPhone />
        </dd>
      </div>
      {address !== '' ? (
        <div>
          <dt className="note">{security}</dt>
          <dd>
            <a href={address}>{address.replace('mailto:', '')}</a>
          </dd>
        </div>
      ) : null}
      {accounts.length > 0 ? (
        <div>
          <dt className="note">{m.shell_follow()}</dt>
          <SocialLinks accounts={accounts} />
        </div>
      ) : null}
    </dl>
  )
}
