import { vendor } from '~/content/vendor'
import { VendorPhone } from '~/content/vendor-phone'
import { m } from '~/paraglide/messages'
import './company.css'

/** The vendor's contacts, marked as samples until they are replaced. */
export function ContactList() {
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
      {vendor.phoneHref ? null : (
        <div>
          <dt className="note">{m.page_note()}</dt>
          <dd>{m.company_sample_contact()}</dd>
        </div>
      )}
    </dl>
  )
}
