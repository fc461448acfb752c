import type { FormField, FormFields } from '~/contract/forms/field'
import { namesOf } from '~/contract/forms/names-of'
import type { Values } from '~/contract/forms/posted-form'
import type { Locale } from '~/contract/locale'
import { useLocale } from '~/lib/locale'
import { industryNames } from '~/messages/industry-names'
import type { Text } from '~/messages/text'
import { m } from '~/paraglide/messages'
import { Field, type FieldProps } from './field'
import './forms.css'

/** The label of a field, with a note if the field is optional. */
export const labelOf = ({ isRequired }: Pick<FormField, 'isRequired'>, label: Text): string =>
  isRequired ? label() : m.form_optional({ label: label() })

/** Props of a field's input, as its definition says. */
export const inputOf = ({ autoComplete, inputMode, isRequired }: FormField, locale: Locale) => ({
  autoComplete: typeof autoComplete === 'function' ? autoComplete(locale) : autoComplete,
  inputMode: typeof inputMode === 'function' ? inputMode(locale) : inputMode,
  required: isRequired
})

interface LabeledFields<Name extends string> {
  fields: FormFields<NoInfer<Name>>
  labels: Readonly<Record<Name, Text>>
}

interface FormLinesProps<Name extends string> extends LabeledFields<Name> {
  /** Props of the field's state. */
  input: (name: NoInfer<Name>) => Pick<FieldProps, 'name' | 'value' | 'error' | 'onInput' | 'onBlur'>
}

/** Every line of a form. */
export function FormLines<Name extends string>({ fields, labels, input }: FormLinesProps<Name>) {
  const locale = useLocale()
  return (
    <div className="form-fields">
      {namesOf(fields).map((name) =>
        fields[name].input === 'line' ? (
          <Field
            key={name}
            label={labelOf(fields[name], labels[name])}
            suggestions={name === 'industry' ? industryNames() : undefined}
            {...inputOf(fields[name], locale)}
            {...input(name)}
          />
        ) : null
      )}
    </div>
  )
}

/**
 * Submitted values with their labels, for the receipt.
 * @param shown texts in place of the values, such as the name of a choice
 */
export const sentValues = <Name extends string>(
  { fields, labels }: LabeledFields<Name>,
  sent: Values<NoInfer<Name>>,
  shown?: Readonly<Partial<Record<NoInfer<Name>, string>>>
) =>
  namesOf(fields).flatMap((name) =>
    fields[name].input === 'hidden' ? [] : [{ label: labelOf(fields[name], labels[name]), value: shown?.[name] ?? sent[name] }]
  )
