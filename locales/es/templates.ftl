### Variantes más débiles y más fuertes de una criatura: `/add template:`, `/add strength:`, el formulario del DJ y lo que dice `/rules`.

template-name-weak = Débil
template-name-young = Joven
template-name-elite = Élite
template-name-boss = Jefe
template-called-weak = { $name } débil
template-called-young = { $name } joven
template-called-elite = { $name } de élite
template-called-boss = { $name } jefe
template-called-weaker = { $name } más débil
template-called-stronger = { $name } más fuerte

## Lo que dice /rules

template-brief-weak = Un ejemplar más débil. Un DJ lo añade con `/add template:weak`.
template-brief-young = Un ejemplar que aún no ha crecido del todo. Un DJ lo añade con `/add template:young`.
template-brief-elite = De lo mejor de su especie. Un DJ lo añade con `/add template:elite`.
template-brief-boss = El líder de los suyos, hecho para enfrentarse a un grupo entero. Un DJ lo añade con `/add template:boss`.
template-about-weak = Un ejemplar más débil
template-about-young = Aún no ha crecido del todo
template-about-elite = De lo mejor de su especie
template-about-boss = Hecho para enfrentarse a un grupo entero
template-cite = Esto muestra qué cambia y por qué. Los números no salen de sus límites.
template-line = **{ $fields }** { $by }
template-by-percent-up = +{ $percent } % (redondeando hacia arriba)
template-by-percent-down = −{ $percent } % (redondeando hacia abajo)
template-by-steps-up = { $steps ->
    [one] un paso más
   *[other] { $steps } pasos más
}
template-by-steps-down = { $steps ->
    [one] un paso menos
   *[other] { $steps } pasos menos
}
template-by-yes = pasa a «sí»
template-by-no = pasa a «no»
template-by-from = { $by } a partir de { $from }

## La vista previa, solo para el DJ

template-head = ### { $name }
template-head-several = ### { $name } × { $count }
template-head-hidden = { $head } (sin mostrar)
template-changed = { $what } { $before } → { $after }
template-changed-somehow = { $what } cambia
template-more-changes = y { $count } más
template-yes = sí
template-no = no
template-none = ninguno
template-nothing = No cambia nada: sus números ya están en el límite.
template-already = No cambia nada: ya es así de fuerte.
template-why = -# ¿Por qué? Mira `/rules term:{ $term }`.
template-as-it-is = -# Sin la plantilla: { $strength }.
template-searching = Probando versiones más débiles y más fuertes…
template-strength = **{ $strength }** (±{ $error } %)
template-end-weaker = Sus números no pueden subir más, así que sigue siendo más débil de lo que pediste.
template-end-stronger = Sus números no pueden bajar más, así que sigue siendo más fuerte de lo que pediste.
template-foot = { $fights ->
    [one] { $fights } combate simulado
   *[other] { $fights } combates simulados
} con personajes prefabricados · fuerza pedida: { $asked }
template-working = Probando otras versiones todavía…
template-add = Añadir
template-cancel = Cancelar
template-field = Más débil o más fuerte
template-field-hint = Verás qué cambia antes de añadirla.
template-as-strong = Tan fuerte como { $characters ->
    [one] 1 personaje
   *[other] { $characters } personajes
}
template-as-strong-part = Tan fuerte como { $part } de un personaje
