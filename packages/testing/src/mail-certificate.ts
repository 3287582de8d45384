/**
 * A self-signed certificate of `localhost`, `127.0.0.1` and `0.0.0.0` until 2120, and its key, which
 * everybody can read here. It is for test servers only. Clients that should trust it get it as an authority.
 */
export const mailCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgwHhpONpC0STatT0O
qdjtLrbRIAPXAzw4OUpL+yQU6MihRANCAATeSfnA1HY6InRS3HEIrhnvYFcKMk+a
564y82QeElzQe2cOANWhBAZAL74hLWHUBSY9+559tnfyROTgsoUUPLoB
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBTjCB9KADAgECAgEBMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCW1haWwudGVz
dDAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowFDESMBAGA1UEAwwJ
bWFpbC50ZXN0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE3kn5wNR2OiJ0Utxx
CK4Z72BXCjJPmueuMvNkHhJc0HtnDgDVoQQGQC++IS1h1AUmPfuefbZ38kTk4LKF
FDy6AaM1MDMwIAYDVR0RBBkwF4IJbG9jYWxob3N0hwR/AAABhwQAAAAAMA8GA1Ud
EwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSQAwRgIhAJQR3COZ3irwWmwmPqymaBL5
uj8HMJWxf1v3DACRxWmHAiEAngEvueaMkNjALmV5C4L1hKSZ+sN6pngjK5huX8G2
K2Q=
-----END CERTIFICATE-----
`,
};
