/** All forms of the user center in one chunk, loaded when the first one opens, or for an invitation. */
export { AddPasskeyForm } from './add-passkey-form'
export { DeleteForm } from './delete-form'
export { DeskInvitation } from './desk-invitation'
export { ActivateEmailForm, BindEmailForm, ReplaceEmailForm } from './email-forms'
export { PasswordForm } from './password-form'
export { PhoneForm } from './phone-form'
export { ProfileForm } from './profile-form'
