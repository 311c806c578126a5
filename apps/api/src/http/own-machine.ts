/** Whether a host name or address is of the machine itself: `localhost`, 127.0.0.0/8 or ::1, without a port. */
export const isOwnMachine = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
