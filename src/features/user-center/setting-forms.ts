/** Every form of the user center: one file of scripts, fetched when the first of them is opened. */
export { AddPasskeyForm } from './add-passkey-form'
export { DeleteForm } from './delete-form'
export { ActivateEmailForm, BindEmailForm, ReplaceEmailForm } from './email-forms'
export { PasswordForm } from './password-form'
export { PhoneForm } from './phone-form'
export { ProfileForm } from './profile-form'
