import type { ReactNode } from 'react'
import { PrivacyLink } from '~/ui/privacy-link'
import './forms.css'

/** Use of personal data by a form, and the link to the privacy statement. Every form that takes personal data has it. */
export const PrivacyNote = ({ children }: { children?: ReactNode }) => (
  <p className="form-privacy">
    {children} <PrivacyLink />
  </p>
)
