/** Numeric requirements of the edition finder. Storage is in gigabytes. */
export const quantities = ['graphs', 'storage', 'vertices', 'nodes', 'users', 'algorithms'] as const

/** Its yes/no requirements. */
export const abilities = ['ldap', 'partitioned', 'distributed', 'commercial'] as const

/** The parameters of its query, in the order of its form. */
export const finderFields = [...quantities, 'permissions', ...abilities] as const
