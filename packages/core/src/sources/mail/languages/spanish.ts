import type { MailLanguage } from '../mail-language.js'

export const spanish: MailLanguage = {
  introductions: 'el, con fecha',
  wrote: 'escribió, escribio, ha escrito, escribiste, escribía, escribe',
  headers: {
    from: 'de, remitente',
    sent: 'enviado, enviado el, enviada',
    date: 'fecha',
    to: 'para, cc, cco, a, destinatario',
    subject: 'asunto',
    other: 'responder a, importancia, prioridad, datos adjuntos, adjuntos, cuándo, dónde, organización'
  },
  separators: 'mensaje original, mensaje reenviado, mensaje original enviado, cita original, correo original, reenviado por',
  openings: 'inicio del mensaje reenviado, comienzo del mensaje reenviado, mensaje reenviado, responda por encima de esta línea',
  farewells: `
    un saludo, un cordial saludo, un saludo cordial, saludos, saludos cordiales, cordiales saludos, un saludo muy cordial,
    cordialmente, atentamente, atte, muy atentamente, le saluda atentamente, reciba un cordial saludo,
    reciban un cordial saludo, recibe un cordial saludo, reciba un saludo, recibe un abrazo, un abrazo, abrazos,
    un fuerte abrazo, besos, un beso, gracias, muchas gracias, mil gracias, gracias de antemano, gracias y un saludo,
    gracias y saludos, muchas gracias y un saludo, hasta luego, hasta pronto, hasta mañana, hasta el lunes,
    quedo a su disposición, quedo a la espera, quedo atento, quedo atenta, quedamos a su disposición, buen fin de semana,
    que tengas un buen día, que tenga un buen día, feliz día, sin otro particular, slds, s2, respetuosamente
  `,
  closings:
    'reciba, reciban, sin otro particular, quedo a la espera, quedamos a la espera, quedo a su, quedamos a su, le saluda, les saluda',
  postscripts: 'pd, p.d, p. d, ps, posdata, postdata',
  sentFrom: 'enviado desde, enviado con, enviado a través de, enviado por, enviado mediante',
  getApp: 'obtener, obtén, obtenga, descargar, descarga, conseguir',
  excuses: 'disculpe, disculpa, disculpen, perdone, perdona, perdón',
  onBehalf: 'p.o., p.p., p/o, p.a.',
  devices: 'móvil, celular, teléfono, dispositivo móvil, dispositivo, tableta, smartphone, correo para windows, yahoo mail',
  disclaimers: [
    /(?:e-?mail|correo|mensaje|información|comunicación|adjuntos|contenido|contiene).{0,140}(?:confidencial|privilegiada|exclusiv(?:o|a|amente)|secreto profesional|dirigid[oa]s? únicamente|uso exclusivo)/u,
    /(?:no (?:es|fuera|fuese) (?:usted )?(?:el|su) destinatario)|(?:recibido|recibió|recibe) .{0,50}por error|(?:queda|está) prohibida|destinatario (?:indicado|final|legítimo)/u,
    /^(?:aviso|nota|cláusula) (?:de confidencialidad|legal|de privacidad)\b|^advertencia ?:|^protección de datos\b/u,
    /antes de imprimir|(?:piensa|piense).{0,40}(?:medio ?ambiente|imprimir)|no imprim(?:a|as|ir) (?:este|si)|cuid(?:a|e|emos) (?:el|del) medio ?ambiente/u,
    /darse de baja|cancelar (?:la|tu|su) suscripción|ver en (?:el|tu|su) navegador|todos los derechos reservados|libre de virus|sin virus/u
  ],
  registers: [
    /registro mercantil|\bc\.?i\.?f\.? ?:?|\bn\.?i\.?f\.? ?:|inscrita en el|rgpd|reglamento \(?(?:ue|general)|responsable del tratamiento|derechos de acceso/u
  ],
  titles: `
    director, directora, dirección, responsable, jefe, jefa, gerente, gerencia, encargado, encargada, coordinador,
    coordinadora, departamento, dpto, dto, compras, ventas, comercial, administración, administrativa, administrativo,
    contabilidad, atención al cliente, soporte, ingeniero, ingeniera, técnico, técnica, asistente, secretaria, secretario,
    secretaría, presidente, presidenta, socio, socia, fundador, fundadora, asesor, asesora, consultor, consultora, abogado,
    abogada, arquitecto, arquitecta, logística, calidad, producción, recursos humanos, analista, ejecutivo, ejecutiva,
    delegado, delegada, propietario, propietaria, titular, área de
  `,
  legalForms: `
    S.L, S. L, S.A, S. A, SL, SA, S.L.U, SLU, S.Coop, S. Coop, C.B, S.A. de C.V, SA de CV, S.R.L, SRL, Hermanos, Hnos, e Hijos,
    & Asociados, S.A.S, Grupo, Universidad
  `,
  contacts: `
    tel, tlf, tfno, telf, teléfono, móvil, mvl, cel, celular, fax, correo, e-mail, email, web, ext, extensión, int, whatsapp,
    centralita, dirección, oficina
  `,
  streets: `
    calle, c/, avda, avenida, av, plaza, pza, paseo, polígono, pol. ind, pol, nave, rambla, carretera, ctra, camino, ronda,
    apartado, col
  `
}
