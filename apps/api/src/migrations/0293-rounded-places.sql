-- Places of simulations as exact as a device told them: to about a kilometer, as new ones are stored.
update simulations
  set latitude = round(latitude::numeric, 2), longitude = round(longitude::numeric, 2)
  where latitude <> round(latitude::numeric, 2) or longitude <> round(longitude::numeric, 2);
