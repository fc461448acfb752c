/** The names of the fields, in their order. Apart from the rules, which the user center loads with its forms. */
export function namesOf<Name extends string>(fields: Readonly<Record<Name, unknown>>): Name[] {
  const names: Name[] = []
  for (const name in fields) names.push(name)
  return names
}
