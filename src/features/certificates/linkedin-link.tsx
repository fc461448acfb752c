import { m } from '~/paraglide/messages'
import { type Added, linkedInAddress } from './linkedin'

/** Adds the certificate to a profile at LinkedIn. @param address public page of the certificate */
export const LinkedInLink = ({ certificate, address }: { certificate: Added; address: string }) => (
  <a className="tlink" href={linkedInAddress(certificate, address)} target="_blank" rel="noopener">
    {m.certificates_linkedin()}
    <span className="vh">{m.shell_new_tab()}</span>
  </a>
)
