/** All forms of the user center in one chunk, loaded when the first one opens. */
export { AddPasskeyForm } from './add-passkey-form'
export { DeleteForm } from './delete-form'
export { ActivateEmailForm, BindEmailForm, ReplaceEmailForm } from './email-forms'
export { PasswordForm } from './password-form'
export { PhoneForm } from './phone-form'
export { ProfileForm } from './profile-form'
