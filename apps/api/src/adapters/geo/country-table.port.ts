// Which country an address is in, without asking anybody.
export interface CountryTable {
  /** ISO 3166 code of an IPv4 or IPv6 address; null where the table does not know. Never throws. */
  find(address: string): string | null
}
